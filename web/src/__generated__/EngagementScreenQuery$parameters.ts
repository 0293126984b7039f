/**
 * @generated SignedSource<<a509dc5b880cb825136df4d5da2ea112>>
 * @relayHash c6f7ab0c491bf9efec6e6216b0b4d59b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63b8d1d19af50d91e3e453a9ee9d7137ff9b25f16a4b940b8cbcc86c992fe6a6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EngagementScreenQuery } from './EngagementScreenQuery.graphql';

const node: PreloadableConcreteRequest<EngagementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63b8d1d19af50d91e3e453a9ee9d7137ff9b25f16a4b940b8cbcc86c992fe6a6",
    "metadata": {},
    "name": "EngagementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
