"""What every floor uses: errors, progress, executors, safe files, reading JSON, number words."""
