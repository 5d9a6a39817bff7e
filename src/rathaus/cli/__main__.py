"""`python -m rathaus.cli` is the command too."""

import sys

from rathaus.cli import main

sys.exit(main())
