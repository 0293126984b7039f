/**
 * @generated SignedSource<<bb3368e25ea8866b52d83ed8188241af>>
 * @relayHash 7efd139bdccec5941292e93dac12eefa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46975fd5f56baa1780d813a8877f0806f8a2d622fd1d547c27761314ffd97ddc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46975fd5f56baa1780d813a8877f0806f8a2d622fd1d547c27761314ffd97ddc",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
