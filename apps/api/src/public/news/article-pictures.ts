import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Article } from '@aranya/contracts';

export const ARTICLE_PICTURE_PATH = '/media/news';

/** Fetches only addresses that this API signed when it listed them. */
export interface ArticlePictures {
  /** Replaces the newsroom's address with one of ours. */
  sign(article: Article): Article;
  isValid(address: string, signature: string): boolean;
}

/** @param secret shared by all nodes */
export function createArticlePictures(secret: Buffer): ArticlePictures {
  const signAddress = (address: string) => createHmac('sha256', secret).update(address).digest();
  return {
    sign(article) {
      const { urlToImage: address } = article;
      if (address === null) return article;
      const query = new URLSearchParams({ address, signature: signAddress(address).toString('base64url') });
      return { ...article, urlToImage: `${ARTICLE_PICTURE_PATH}?${query}` };
    },
    isValid(address, signature) {
      const actual = Buffer.from(signature, 'base64url');
      const expected = signAddress(address);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
