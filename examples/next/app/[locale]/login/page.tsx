import { LoginScreen } from '@kermesse/flows/login';

export default function Login() {
  return <LoginScreen />;
}
