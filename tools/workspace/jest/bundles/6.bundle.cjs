require('../bundles.cjs').runBundle(__filename);
