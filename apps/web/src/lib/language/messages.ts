/** Made from apps/web/messages by `web:messages`. */
export { m } from '../../generated/messages/messages.js';
