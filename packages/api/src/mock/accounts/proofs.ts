/** A human-check token that mocks refuse. */
export const refusedProof = 'refused';
