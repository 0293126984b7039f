/**
 * @generated SignedSource<<b03b071da72277d97b28b2f7cfa8e0fc>>
 * @relayHash 2f93b4e85e44ac229bc0dff539b18a5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4801f3c1ede05497986c434f4b84994124e2da54cc5fcd1e7d8689d1f8276ad8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FunnelScreenQuery } from './FunnelScreenQuery.graphql';

const node: PreloadableConcreteRequest<FunnelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4801f3c1ede05497986c434f4b84994124e2da54cc5fcd1e7d8689d1f8276ad8",
    "metadata": {},
    "name": "FunnelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
