"""What `gwasprivacy plan` does beyond making and showing plans."""
