import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/acknowledgement.ts';
import { confirms, passwordChoice, passwordProof } from '../../schemas/password-fields.ts';

export const input = z
  .object({ newPassword: passwordChoice, newPasswordConfirmation: passwordProof, currentPassword: passwordProof })
  .check(confirms('newPassword', 'newPasswordConfirmation'));

export const output = acknowledgement;
