import { readFileSync } from 'node:fs';
import type { PeerContent } from '../shared/content.ts';

export const content = JSON.parse(readFileSync('content.json', 'utf8')) as PeerContent;
