import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { emailField, mailedToken } from '../../schemas/forms/fields.ts';
import { equalTo, passwordChoice, passwordProof } from '../../schemas/forms/password-fields.ts';

export const input = z
  .object({ email: emailField, token: mailedToken, password: passwordChoice, passwordConfirmation: passwordProof })
  .check(equalTo('password', 'passwordConfirmation'));

export const output = acknowledgement;
