import { Prices } from '../../../lib/Prices';

export default function PricesPage() {
  return <Prices />;
}
