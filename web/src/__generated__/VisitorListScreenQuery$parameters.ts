/**
 * @generated SignedSource<<eba717328cf652b31c44930a9fd9d764>>
 * @relayHash 8ede6505955cba151f0578bdcca20490
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e43f4d5440a47fccbe3fbc5f0d318d3875b57b663946822d5eb8cdeb2c6e626

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e43f4d5440a47fccbe3fbc5f0d318d3875b57b663946822d5eb8cdeb2c6e626",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
