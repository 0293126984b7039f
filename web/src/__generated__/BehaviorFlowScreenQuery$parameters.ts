/**
 * @generated SignedSource<<a73a47c3e5d27c1097858e92f3607fb2>>
 * @relayHash 57044794a7432adf3264cee15df02ed7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e0c8256792558f514ef309ec988071cb131c8231b3ea0feb7ae93e69a3b6ddf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e0c8256792558f514ef309ec988071cb131c8231b3ea0feb7ae93e69a3b6ddf",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
