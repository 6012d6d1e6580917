import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { equalTo, passwordChoice, passwordProof } from '../../schemas/forms/password-fields.ts';

export const input = z
  .object({ newPassword: passwordChoice, newPasswordConfirmation: passwordProof, currentPassword: passwordProof })
  .check(equalTo('newPassword', 'newPasswordConfirmation'));

export const output = acknowledgement;
