import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Article } from '@aranya/contracts';

export const ARTICLE_PICTURE_PATH = '/media/news';

/** Only addresses that this API has listed are fetched: their signature shows it. */
export interface ArticlePictures {
  /** Replaces the newsroom's address by one of ours. */
  sign(article: Article): Article;
  isValid(address: string, signature: string): boolean;
}

/** @param secret shared by all nodes */
export function createArticlePictures(secret: Buffer): ArticlePictures {
  const signatureOf = (address: string) => createHmac('sha256', secret).update(address).digest();
  return {
    sign(article) {
      const { urlToImage: address } = article;
      if (address === null) return article;
      const query = new URLSearchParams({ address, signature: signatureOf(address).toString('base64url') });
      return { ...article, urlToImage: `${ARTICLE_PICTURE_PATH}?${query}` };
    },
    isValid(address, signature) {
      const actual = Buffer.from(signature, 'base64url');
      const expected = signatureOf(address);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
