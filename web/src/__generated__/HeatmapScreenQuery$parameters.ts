/**
 * @generated SignedSource<<0166e0e7de00199fa05ef6f95eee01bd>>
 * @relayHash 960a06dc9cf66d0fca673a36739ae02e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d72a519c4ad42c955e23d82a4d51ba583f6b03e72bcb046b10b2688cac6d582d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HeatmapScreenQuery } from './HeatmapScreenQuery.graphql';

const node: PreloadableConcreteRequest<HeatmapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d72a519c4ad42c955e23d82a4d51ba583f6b03e72bcb046b10b2688cac6d582d",
    "metadata": {},
    "name": "HeatmapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
