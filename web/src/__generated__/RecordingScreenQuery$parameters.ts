/**
 * @generated SignedSource<<7eafef615cbada1766e704f02bd2b9ad>>
 * @relayHash d40fa5cdbebae1d7c50570431b5e2192
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6195ec79073223b2c4df92f90f8ea19f89a80b93a82c76c943f41fbc668242c2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingScreenQuery } from './RecordingScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6195ec79073223b2c4df92f90f8ea19f89a80b93a82c76c943f41fbc668242c2",
    "metadata": {},
    "name": "RecordingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
