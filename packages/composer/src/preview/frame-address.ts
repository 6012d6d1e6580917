import { createContext, useContext } from 'react';

const Address = createContext('/composer/preview');

/** The URL of the page that frames load. Storybook and the app have different ones. */
export const FrameAddressProvider = Address.Provider;

export const useFrameAddress = () => useContext(Address);
