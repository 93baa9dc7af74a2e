base ideal
