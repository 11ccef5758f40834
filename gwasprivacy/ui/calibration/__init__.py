"""The Calibration tab: what will this study be able to publish?"""
