/**
 * @generated SignedSource<<59837339c9475478b6f54d1bd68c1bf4>>
 * @relayHash 054c6b6bf6c8c62f8d5d648f6a1f5fac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53a66decebbad1f9fa8cc3e849d2c3f24b85e1c6b18481414d2ca174c139d592

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutScreenQuery } from './CheckoutScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53a66decebbad1f9fa8cc3e849d2c3f24b85e1c6b18481414d2ca174c139d592",
    "metadata": {},
    "name": "CheckoutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
