import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { emailField, emailedToken } from '../../schemas/forms/fields.ts';
import { equalTo, passwordChoice, passwordProof } from '../../schemas/forms/password-fields.ts';

export const input = z
  .object({ email: emailField, token: emailedToken, password: passwordChoice, passwordConfirmation: passwordProof })
  .check(equalTo('password', 'passwordConfirmation'));

export const output = acknowledgement;
