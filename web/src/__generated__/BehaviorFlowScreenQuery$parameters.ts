/**
 * @generated SignedSource<<97203902eeffddb840c0a8a3c30f677a>>
 * @relayHash c6d90e13bbc542166fd7d72b850869fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d5ffd8af73308b2585e0bb6d5063570de8ac054efb8ecec8e34ec443ecd55ec

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d5ffd8af73308b2585e0bb6d5063570de8ac054efb8ecec8e34ec443ecd55ec",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
