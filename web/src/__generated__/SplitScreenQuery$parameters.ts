/**
 * @generated SignedSource<<7d3fc9c5a4bc8e84fde19a06b1c08d75>>
 * @relayHash 125ae75e9bbb728c7262a4e78375507c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8630aa1d03fb8286d2e408c879790888fa967a8fcdd7548013733cb5f610582

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SplitScreenQuery } from './SplitScreenQuery.graphql';

const node: PreloadableConcreteRequest<SplitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8630aa1d03fb8286d2e408c879790888fa967a8fcdd7548013733cb5f610582",
    "metadata": {},
    "name": "SplitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
