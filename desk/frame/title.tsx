import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { countWords } from './places.ts';

type Named = (words: string | null) => void;
const TitleContext = createContext<Named>(() => undefined);

type TitleProps = { brand: string; unread: number; children: ReactNode };

/** Keeps the window's title: `(5) Open, cuelight desk`. */
export function TitleProvider({ brand, unread, children }: TitleProps) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const count = unread > 0 ? `(${countWords(unread)}) ` : '';
    document.title = `${count}${words ? `${words}, ` : ''}${brand} desk`;
  }, [brand, unread, words]);
  return <TitleContext value={setWords}>{children}</TitleContext>;
}

/** What this screen is called in the window's title: "Open", "Dana Whitlock". */
export function useTitle(words: string): void {
  const name = useContext(TitleContext);
  useEffect(() => {
    name(words);
    return () => name(null);
  }, [name, words]);
}
