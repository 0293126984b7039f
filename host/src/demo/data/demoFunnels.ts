// The funnels of the demo shop. Its simulated visitors leave at each of their steps.
import type { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";
import type { z } from "zod";

export interface DemoFunnel extends Omit<z.input<typeof FunnelDefinition>, "steps"> {
  id_name: string;
  /** `goal_key` is replaced by the goal's id */
  steps: readonly (z.input<typeof FunnelDefinition>["steps"][number] & { goal_key?: string })[];
}

export const demoFunnels: readonly DemoFunnel[] = [
  {
    id_name: "From the shelf to the order",
    mode: "visitor",
    window: 7 * 86_400,
    steps: [
      { kind: "page", value: "/demo/category/*", name: "Category" },
      { kind: "page", value: "/demo/search", name: "Search", optional: true },
      { kind: "page", value: "/demo/product/*", name: "Product" },
      { kind: "goal", goal_key: "put_into_the_cart", name: "Put into the cart" },
      { kind: "goal", goal_key: "order_placed", name: "Order placed" },
    ],
  },
  {
    id_name: "Checkout",
    mode: "session",
    window: 3600,
    steps: [
      { kind: "event", value: "add_to_cart", name: "Put into the cart" },
      { kind: "page", value: "/demo/cart", name: "Cart" },
      { kind: "page", value: "/demo/checkout", name: "Checkout" },
      { kind: "page", value: "/demo/thank-you", name: "Thank you" },
    ],
  },
];
