import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export const candidates = join(root, '.data/photo-candidates');
export const photographs = join(root, 'photographs');
