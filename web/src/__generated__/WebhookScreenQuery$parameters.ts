/**
 * @generated SignedSource<<5b0ee3d04395d80307bc9f672b250155>>
 * @relayHash 215126fd856b73bbfcf5cfe2603c17d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7220f0e73cb36b3021114432830f2af8ed61dda62a3be2c6db4c6938328454f0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebhookScreenQuery } from './WebhookScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7220f0e73cb36b3021114432830f2af8ed61dda62a3be2c6db4c6938328454f0",
    "metadata": {},
    "name": "WebhookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
