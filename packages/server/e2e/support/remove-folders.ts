import { afterAll } from 'vitest';
import { removeFolders } from './folders.ts';

// Hooks run in reverse order: the servers of a file have ended before its folders are deleted.
afterAll(removeFolders);
