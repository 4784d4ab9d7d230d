import { inLanguage } from './in-language';

afterEach(() => inLanguage('en'));
