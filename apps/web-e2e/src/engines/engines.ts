import type { EngineKind } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

export const engines: Record<string, EngineKind> = { firefox, webkit };
