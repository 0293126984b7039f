/**
 * @generated SignedSource<<1e755cc11ef9d419c7dc720f1c46c556>>
 * @relayHash bce9dcc1c72955807561e958bb3dc6ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fd29d1a1ca9087290215e5b958626a92b3059c2d5b73ac512c078d0f5e0012c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FormResultScreenQuery } from './FormResultScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormResultScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fd29d1a1ca9087290215e5b958626a92b3059c2d5b73ac512c078d0f5e0012c",
    "metadata": {},
    "name": "FormResultScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
