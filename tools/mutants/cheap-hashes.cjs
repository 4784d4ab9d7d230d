/** Hashing a password takes a quarter of a second by design: too long for hundreds of mutants that change other things. */
const crypto = require('node:crypto');

const { scrypt } = crypto;
if (!scrypt.isCheap) {
  crypto.scrypt = (password, salt, length, options, done) =>
    scrypt(password, salt, length, { ...options, N: 2 }, done);
  crypto.scrypt.isCheap = true;
}
