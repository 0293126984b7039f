/**
 * @generated SignedSource<<59b80950e8a909b8061a28349fc76cb5>>
 * @relayHash 5e41819d0ff8bd530b254e58488f9f8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 230cc8d13668a876d3e8b1558eb682fc4e306d60da4b4911d62cc46d705b807f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RealtimeScreenQuery } from './RealtimeScreenQuery.graphql';

const node: PreloadableConcreteRequest<RealtimeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "230cc8d13668a876d3e8b1558eb682fc4e306d60da4b4911d62cc46d705b807f",
    "metadata": {},
    "name": "RealtimeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
