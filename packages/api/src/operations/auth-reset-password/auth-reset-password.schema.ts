import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/acknowledgement.ts';
import { emailField, mailedToken } from '../../schemas/fields.ts';
import { confirms, passwordChoice, passwordProof } from '../../schemas/password-fields.ts';

export const input = z
  .object({ email: emailField, token: mailedToken, password: passwordChoice, passwordConfirmation: passwordProof })
  .check(confirms('password', 'passwordConfirmation'));

export const output = acknowledgement;
