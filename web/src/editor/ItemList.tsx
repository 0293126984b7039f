import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";

interface Item {
  /** stays the same while the item moves */
  key: string;
}

interface Props<T extends Item> {
  /** the accessible name */
  label: string;
  items: readonly T[];
  onChange: (items: readonly T[]) => void;
  /** the name of an item, for its header and its buttons */
  nameOf: (item: T, place: number) => string;
  /** the fields of an item */
  children: (item: T, place: number, change: (part: Partial<T>) => void) => ReactNode;
  addLabel: string;
  /** a new item; null: there are as many as possible */
  add: (() => T) | null;
  /** items can't be removed below this number */
  least?: number;
  /** the order has a meaning */
  isOrdered?: boolean;
}

const moved = <T,>(items: readonly T[], from: number, to: number): readonly T[] => {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
};

/** Places among the buttons of an item in an ordered list. */
const [UP, DOWN, REMOVE] = [0, 1, -1];

type Wanted = (list: HTMLOListElement) => Iterable<Element | null | undefined>;

/** Gives the focus to the first that can have it, once the list is rendered: the pressed button may be gone by then. */
function useLaterFocus<T>(items: T) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<Wanted | null>(null);
  useEffect(() => {
    const found = list.current && wanted.current ? [...wanted.current(list.current)] : [];
    wanted.current = null;
    for (const element of found) {
      if (!(element instanceof HTMLElement) || element.matches(":disabled")) continue;
      element.focus();
      return;
    }
  }, [items]);
  return { list, focusLater: (next: Wanted) => void (wanted.current = next) };
}

/** A list within a form, of items with fields of their own: they can be added, removed and moved by keyboard as well. */
export function ItemList<T extends Item>(props: Props<T>) {
  const { label, items, onChange, nameOf, children, addLabel, add, least = 0, isOrdered = false } = props;
  const adding = useRef<HTMLButtonElement>(null);
  const { list, focusLater } = useLaterFocus(items);
  const change = (next: readonly T[], place: number, buttons: readonly number[]) => {
    focusLater((rendered) => {
      const own = [...(rendered.children[place]?.querySelectorAll("[data-actions] button") ?? [])];
      return [...buttons.map((button) => own.at(button)), adding.current];
    });
    onChange(next);
  };
  const remove = (place: number) =>
    change(items.toSpliced(place, 1), Math.min(place, items.length - 2), [REMOVE, UP, DOWN]);
  const append = (item: T) => {
    focusLater(
      (rendered) => rendered.lastElementChild?.querySelectorAll(":not([data-actions]) > :is(button, input)") ?? [],
    );
    onChange([...items, item]);
  };
  return (
    <div role="group" aria-label={label} css={(theme) => ({ display: "grid", gap: theme.space.one, minWidth: 0 })}>
      <ol
        ref={list}
        css={(theme) => ({ display: "grid", gap: theme.space.one, gridTemplateColumns: "minmax(0, 1fr)" })}
      >
        {items.map((item, place) => {
          const name = nameOf(item, place);
          return (
            <li
              key={item.key}
              // its fields have the same labels as those of the other items
              aria-label={name}
              css={(theme) => ({
                display: "grid",
                gap: theme.space.one,
                gridTemplateColumns: "minmax(0, 1fr)",
                padding: `6px ${theme.space.oneHalf}px ${theme.space.oneHalf}px`,
                border: `1px solid ${theme.color.border}`,
                borderRadius: theme.radius.medium,
                background: theme.color.surface,
              })}
            >
              <div data-actions css={{ display: "flex", alignItems: "center", gap: 2 }}>
                <span css={(theme) => ({ flex: 1, fontSize: theme.size.body, fontWeight: theme.weight.semibold })}>
                  {name}
                </span>
                {isOrdered && (
                  <>
                    <IconButton
                      label={t("Move up: {name}", { name })}
                      size="small"
                      tooltip={false}
                      isDisabled={place === 0}
                      onPress={() => change(moved(items, place, place - 1), place - 1, [UP, DOWN])}
                    >
                      <ArrowUp size={15} aria-hidden />
                    </IconButton>
                    <IconButton
                      label={t("Move down: {name}", { name })}
                      size="small"
                      tooltip={false}
                      isDisabled={place === items.length - 1}
                      onPress={() => change(moved(items, place, place + 1), place + 1, [DOWN, UP])}
                    >
                      <ArrowDown size={15} aria-hidden />
                    </IconButton>
                  </>
                )}
                <IconButton
                  label={t("Remove: {name}", { name })}
                  size="small"
                  tooltip={false}
                  isDisabled={items.length <= least}
                  onPress={() => remove(place)}
                >
                  <Trash2 size={15} aria-hidden />
                </IconButton>
              </div>
              {children(item, place, (part) => onChange(items.with(place, { ...item, ...part })))}
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          ref={adding}
          size="small"
          icon={<Plus aria-hidden />}
          isDisabled={add === null}
          onPress={() => add && append(add())}
        >
          {addLabel}
        </Button>
      </div>
    </div>
  );
}
