/** This replaces `virtual:words-5`: one word that is no animal. */
export default '0crane';
