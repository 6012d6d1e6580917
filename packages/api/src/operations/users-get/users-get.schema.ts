import * as z from 'zod/mini';
import { pathIdentifier } from '../../schemas/identifier.ts';
import { user } from '../../schemas/user.ts';

export const input = z.object({ id: pathIdentifier });

export const output = z.object({ data: user });
