export * as m from '../../generated/messages/index.js';
