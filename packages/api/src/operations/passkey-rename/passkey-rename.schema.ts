import * as z from 'zod/mini';
import { pathIdentifier } from '../../schemas/common/identifier.ts';
import { passkey, passkeyName } from '../../schemas/account/passkey.ts';

export const input = z.object({ id: pathIdentifier, name: passkeyName });

export const output = z.object({ data: passkey });
