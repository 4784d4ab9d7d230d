import sentences from '@aranya/contracts/translated/hi.json';
import { createTranslator } from '@aranya/contracts/translated/translator';

export const translate = createTranslator(sentences);
