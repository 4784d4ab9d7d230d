import sentences from '@aranya/contracts/translated/mr.json';
import { createTranslator } from '@aranya/contracts/translated/translator';

export const translate = createTranslator(sentences);
