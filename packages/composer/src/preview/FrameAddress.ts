import { createContext, useContext } from 'react';

const Address = createContext('/composer/preview');

/** Where the page that stands in frames is: another one in Storybook than in the app. */
export const FrameAddressProvider = Address.Provider;

export const useFrameAddress = () => useContext(Address);
