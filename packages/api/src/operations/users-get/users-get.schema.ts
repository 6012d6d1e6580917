import * as z from 'zod/mini';
import { pathIdentifier } from '../../schemas/common/identifier.ts';
import { userSchema } from '../../schemas/account/user.ts';

export const input = z.object({ id: pathIdentifier });

export const output = z.object({ data: userSchema });
