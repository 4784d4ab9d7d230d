const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom with Node's fetch classes, which it lacks and the router's navigations are made of. Their abort signals come
 * along, since one realm's Request refuses the other's.
 */
class WebTestEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal });
  }
}

module.exports = WebTestEnvironment;
