import hi from '../../generated/messages/hi.js';
import mr from '../../generated/messages/mr.js';
import { learnMessages } from './spoken';

// Prerendering and tests show several languages; browsers load the one of their page.
learnMessages('hi', hi);
learnMessages('mr', mr);
