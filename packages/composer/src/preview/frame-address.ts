import { createContext, useContext } from 'react';

const Address = createContext('/composer/preview');

/** Provides another URL of the page that frames load, for Storybook. */
export const FrameAddressProvider = Address.Provider;

export const useFrameAddress = () => useContext(Address);
