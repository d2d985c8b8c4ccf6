export const mostPerCart = 9;

export type Cart = { count: number; bought: number; note: string };

export const emptyCart: Cart = { count: 0, bought: 0, note: '' };

/** Adds one; a full cart stays as it is and says so. */
export function addOne(cart: Cart): Cart {
  if (cart.count === mostPerCart) return { ...cart, note: `${mostPerCart} is the most one cart holds` };
  const count = cart.count + 1;
  return { ...cart, count, note: `${count} in your cart` };
}

/** Buys what is in the cart; an empty one asks for something to buy. */
export function checkOut(cart: Cart): Cart {
  if (cart.count === 0) return { ...cart, note: 'Your cart is empty. Add one first' };
  return { count: 0, bought: cart.bought + cart.count, note: `Bought ${cart.count}. Back to the show` };
}
