import * as z from 'zod/mini';
import { pathIdentifier } from '../../schemas/identifier.ts';
import { passkey, passkeyName } from '../../schemas/passkey.ts';

export const input = z.object({ id: pathIdentifier, name: passkeyName });

export const output = z.object({ data: passkey });
