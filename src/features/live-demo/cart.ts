export const maxPerCart = 9;

type Cart = { count: number; bought: number; note: string };

export const emptyCart: Cart = { count: 0, bought: 0, note: '' };

/** Adds one item; a full cart only gets a note. */
export function addItem(cart: Cart): Cart {
  if (cart.count === maxPerCart) return { ...cart, note: `A cart holds at most ${maxPerCart}` };
  const count = cart.count + 1;
  return { ...cart, count, note: `${count} in your cart` };
}

/** Buys the items in the cart; an empty cart only gets a note. */
export function checkOut(cart: Cart): Cart {
  if (cart.count === 0) return { ...cart, note: 'Your cart is empty. Add one first' };
  return { count: 0, bought: cart.bought + cart.count, note: `Bought ${cart.count}. Back to the show` };
}
